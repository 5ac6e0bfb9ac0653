import { describe, expect, it } from "vitest";
import type { GreyRaster } from "../../../src/engine/artifacts/capture-schemas.ts";
import { findTextLines } from "../../../src/engine/ocr/find-text-lines.ts";
import { createGreyRaster, greyAt, resizeRaster, toPgm } from "../../../src/engine/ocr/grey-raster.ts";
import { guessLanguage } from "../../../src/engine/ocr/guess-language.ts";
import type { OnnxModel } from "../../../src/engine/ocr/onnx-model.ts";
import { recogniseLine } from "../../../src/engine/ocr/recognise-line.ts";
import { pointInBox } from "../../../src/engine/ocr/rotated-box.ts";
import { straightenLine, toDarkOnWhite } from "../../../src/engine/ocr/straighten-line.ts";
import { parseTsvWords } from "../../../src/engine/ocr/tesseract.ts";

/** A detector that finds text where the picture is white. */
const findWhite: OnnxModel = {
  run: async (input, [, , height = 0, width = 0]) => ({
    data: input.slice(0, width * height).map((value) => (value > 2 ? 0.9 : 0)),
    shape: [1, 1, height, width],
  }),
};

const bar = (degrees: number): GreyRaster => {
  const box = { centreX: 160, centreY: 160, width: 200, height: 24, angle: (degrees * Math.PI) / 180 };
  return createGreyRaster(320, 320, (x, y) => {
    const [right, below] = [x - box.centreX, y - box.centreY];
    const [cosine, sine] = [Math.cos(box.angle), Math.sin(box.angle)];
    const isInside =
      Math.abs(right * cosine + below * sine) <= box.width / 2 &&
      Math.abs(below * cosine - right * sine) <= box.height / 2;
    return isInside ? 255 : 40;
  });
};

describe("lines of text", () => {
  it.each([-20, 0, 15])("are found with their slant of %i degrees, and straightened", async (degrees) => {
    const picture = bar(degrees);
    const {
      lines: [line, ...others],
      unsure,
    } = await findTextLines(picture, findWhite);
    expect(unsure).toEqual([]);
    expect(others).toEqual([]);
    expect(((line?.angle ?? 9) * 180) / Math.PI).toBeCloseTo(degrees, 0);
    expect(line?.centreX).toBeCloseTo(160, -1);
    if (line === undefined) throw new Error("no line");
    const straight = straightenLine(picture, line, 48);
    expect(greyAt(straight, Math.round(straight.width / 2), 24)).toBe(255);
    expect(greyAt(straight, Math.round(straight.width / 2), 1)).toBe(40);
    const [x, y] = pointInBox(line, 0, 0);
    expect(greyAt(picture, Math.round(x), Math.round(y))).toBe(255);
  });

  it("are not found in a picture without text", async () => {
    expect(
      await findTextLines(
        createGreyRaster(300, 200, () => 90),
        findWhite,
      ),
    ).toEqual({ lines: [], unsure: [] });
  });
});

describe("a line for the second reader", () => {
  it("is dark on white, whatever its colours", () => {
    for (const [ink, ground] of [
      [220, 90],
      [20, 120],
    ] as const) {
      const line = toDarkOnWhite(createGreyRaster(100, 20, (x) => (x % 10 < 2 ? ink : ground)));
      expect([greyAt(line, 0, 5), greyAt(line, 5, 5)]).toEqual([0, 255]);
    }
  });
});

describe("the recogniser's steps", () => {
  it("become characters: repetitions are one, blanks separate equal ones", async () => {
    const steps = [1, 1, 0, 1, 2, 2, 0];
    const classes = 3;
    const model: OnnxModel = {
      run: async () => {
        const data = new Float32Array(steps.length * classes);
        for (const [step, index] of steps.entries()) data[step * classes + index] = 0.9;
        return { data, shape: [1, steps.length, classes] };
      },
    };
    const read = await recogniseLine(
      createGreyRaster(100, 48, () => 0),
      model,
      ["a", "b"],
    );
    expect(read.map(({ text }) => text).join("")).toBe("aab");
    expect(read[0]?.position).toBeCloseTo(0.5 / 7);
  });
});

describe("the language of a first reading without accents", () => {
  it.each([
    ["Fresh coffee on your doorstep", "eng"],
    ["Schone Mobel fur grosse Raume und mehr", "deu"],
    ["Les chaussures que vous aimez, a prix doux", "fra"],
    ["Tu nueva casa con todo incluido para la familia", "spa"],
    ["La citta piu bella e dietro l'angolo della piazza", "ita"],
    ["Een keuken die bij je past voor het hele gezin", "nld"],
    ["Wygodne lozko, w ktorym sie dobrze spi juz od dzis", "pol"],
    ["Sov gott hela aret med vara nya sangar och tacken", "swe"],
    ["Lumora", "eng"],
  ])("%j is %s", (text, language) => expect(guessLanguage(text)).toBe(language));
});

it("words of Tesseract's table have their confidence from 0 to 1", () => {
  const row = (level: number, text: string, confidence: number) =>
    [level, 1, 1, 1, 1, 1, 0, 0, 10, 10, confidence, text].join("\t");
  expect(
    parseTsvWords([row(4, "", -1), row(5, "Fresh", 96), row(5, " ", 95), row(5, "coffee", -1)].join("\n")),
  ).toEqual([
    { text: "Fresh", confidence: 0.96 },
    { text: "coffee", confidence: 0 },
  ]);
});

describe("a grey raster", () => {
  it("is resized to the mean of what each pixel stands for", () => {
    const stripes = createGreyRaster(8, 8, (x) => (x % 2 === 0 ? 0 : 200));
    expect([...resizeRaster(stripes, 4, 4).grey]).toEqual(Array.from({ length: 16 }, () => 100));
    expect(resizeRaster(stripes, 8, 8)).toEqual(stripes);
  });

  it("is a binary PGM", () => {
    expect(Buffer.from(toPgm(createGreyRaster(2, 1, () => 65))).toString()).toBe("P5\n2 1\n255\nAA");
  });
});
