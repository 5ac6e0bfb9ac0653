/**
 * Makes the OCR models in src/engine/ocr/models from PaddleOCR's, which are ONNX files of npm packages:
 *
 *   node scripts/prepare-ocr-models.ts DETECTOR.onnx RECOGNISER.onnx CHARACTERS.txt
 *
 * Weights are rounded to 255 values for each output channel, which brotli compresses to a third. The files stay ordinary
 * ONNX with 32-bit weights, so loading them takes no further step. docs/decisions/engine.md has what it costs.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const OUT = path.join(import.meta.dirname, "../src/engine/ocr/models");

/** Field numbers of onnx.proto. */
const MODEL_GRAPH = 7;
const GRAPH = { node: 1, initializer: 5 };
const NODE_ATTRIBUTE = 5;
const ATTRIBUTE_TENSOR = 5;
const TENSOR = { dims: 1, dataType: 2, floatData: 4, rawData: 9 };
const FLOAT = 1;

/** Smaller tensors are biases and constants. */
const MIN_WEIGHTS = 256;
const STEPS = 127;

/** A field of a protobuf message: a number, or the range of its bytes. */
interface Field {
  id: number;
  value: number;
  from: number;
  to: number;
}

function readVarint(bytes: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  let next = at;
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[next] ?? 0;
    next += 1;
    value += (byte & 127) * factor;
    if (byte < 128) return { value, next };
  }
}

const FIXED_LENGTHS: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/** The fields of the message in bytes[from..to]. */
function readFields(bytes: Buffer, { from, to }: { from: number; to: number }): Field[] {
  const fields: Field[] = [];
  for (let at = from; at < to; ) {
    const key = readVarint(bytes, at);
    const [id, type] = [key.value >>> 3, key.value & 7];
    const varint = type === 0 || type === 2 ? readVarint(bytes, key.next) : { value: 0, next: key.next };
    const length = type === 2 ? varint.value : (FIXED_LENGTHS[type] ?? 0);
    at = varint.next + length;
    fields.push({ id, value: varint.value, from: type === 0 ? key.next : varint.next, to: at });
  }
  return fields;
}

/** Tensors are initializers of the graph, or attributes of its Constant nodes. */
function listTensors(bytes: Buffer): Field[][] {
  const graph = readFields(bytes, { from: 0, to: bytes.length }).filter(({ id }) => id === MODEL_GRAPH);
  const parts = graph.flatMap((field) => readFields(bytes, field));
  const attributes = parts
    .filter(({ id }) => id === GRAPH.node)
    .flatMap((node) => readFields(bytes, node).filter(({ id }) => id === NODE_ATTRIBUTE));
  return [
    ...parts.filter(({ id }) => id === GRAPH.initializer),
    ...attributes.flatMap((attribute) => readFields(bytes, attribute).filter(({ id }) => id === ATTRIBUTE_TENSOR)),
  ].map((tensor) => readFields(bytes, tensor));
}

function readDimensions(bytes: Buffer, tensor: readonly Field[]): number[] {
  return tensor
    .filter(({ id }) => id === TENSOR.dims)
    .flatMap(({ from, to }) => {
      const dimensions: number[] = [];
      for (let at = from; at < to; ) {
        const { value, next } = readVarint(bytes, at);
        dimensions.push(value);
        at = next;
      }
      return dimensions;
    });
}

/** A step of few mantissa bits makes the multiples of it compressible. */
function chooseStep(largest: number): number {
  const exponent = 2 ** Math.floor(Math.log2(largest / STEPS));
  return (Math.ceil((largest / STEPS / exponent) * 8) / 8) * exponent;
}

function roundWeights(bytes: Buffer): void {
  for (const tensor of listTensors(bytes)) {
    const data = tensor.find(({ id, to, from }) => (id === TENSOR.rawData || id === TENSOR.floatData) && to - from > 4);
    const isFloat = tensor.some(({ id, value }) => id === TENSOR.dataType && value === FLOAT);
    const dimensions = readDimensions(bytes, tensor);
    if (!isFloat || data === undefined || dimensions.length < 2) continue;
    const count = (data.to - data.from) / 4;
    const [first = 1, last = 1] = [dimensions[0], dimensions.at(-1)];
    // A matrix has its output channels in columns, a convolution in its first dimension.
    const channelOf =
      dimensions.length === 2 ? (at: number) => at % last : (at: number) => Math.floor(at / (count / first));
    if (count < MIN_WEIGHTS) continue;
    const largest = new Float64Array(dimensions.length === 2 ? last : first);
    const weightAt = (at: number): number => bytes.readFloatLE(data.from + 4 * at);
    for (let at = 0; at < count; at += 1) {
      const channel = channelOf(at);
      largest[channel] = Math.max(largest[channel] ?? 0, Math.abs(weightAt(at)));
    }
    const steps = largest.map((value) => (value === 0 ? 1 : chooseStep(value)));
    for (let at = 0; at < count; at += 1) {
      const step = steps[channelOf(at)] ?? 1;
      bytes.writeFloatLE(Math.round(weightAt(at) / step) * step, data.from + 4 * at);
    }
  }
}

async function prepareModel(file: string, name: string): Promise<void> {
  const bytes = await readFile(file);
  roundWeights(bytes);
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  await writeFile(path.join(OUT, name), packed);
  process.stdout.write(`${name}: ${packed.length} bytes\n`);
}

const [detector, recogniser, characters] = process.argv.slice(2);
if (detector === undefined || recogniser === undefined || characters === undefined)
  throw new Error("Usage: node scripts/prepare-ocr-models.ts DETECTOR.onnx RECOGNISER.onnx CHARACTERS.txt");
await prepareModel(detector, "detector.onnx.br");
await prepareModel(recogniser, "recogniser.onnx.br");
const lines = (await readFile(characters, "utf8")).replaceAll("\r", "").replace(/\n$/, "");
await writeFile(path.join(OUT, "characters.txt"), `${lines}\n`);
