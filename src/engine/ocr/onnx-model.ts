import * as onnx from "onnxruntime-web/wasm";

/** A model with one input and one output of 32-bit numbers. */
export interface OnnxModel {
  /** @param shape The dimensions of the input. */
  run(input: Float32Array, shape: readonly number[]): Promise<{ data: Float32Array; shape: readonly number[] }>;
}

/**
 * Sets up ONNX Runtime, once. One thread and plain SIMD: the same picture gives the same words on every processor.
 *
 * @param wasm ONNX Runtime's WebAssembly program.
 */
export function setUpOnnxRuntime(wasm: Uint8Array): void {
  onnx.env.wasm.numThreads = 1;
  onnx.env.wasm.wasmBinary = wasm;
  onnx.env.logLevel = "error";
}

/** @throws where the bytes are no valid model. */
export async function openOnnxModel(model: Uint8Array): Promise<OnnxModel> {
  const session = await onnx.InferenceSession.create(model, { executionProviders: ["wasm"] });
  const [inputName = "", outputName = ""] = [session.inputNames[0], session.outputNames[0]];
  return {
    run: async (input, shape) => {
      const results = await session.run({ [inputName]: new onnx.Tensor("float32", input, shape) });
      const output = results[outputName];
      if (output === undefined || !(output.data instanceof Float32Array)) throw new Error("The model gave no numbers.");
      return { data: output.data, shape: output.dims };
    },
  };
}
