import type { Evaluated, Picture, PictureRole } from "../contract/port.ts";

/** Keeps a picture and answers with its URL. */
export type KeepPicture = (evaluationId: string, role: PictureRole, picture: Picture) => Promise<string>;

/** The name of a picture that could not be kept: the contract asks for text. */
const NOWHERE = "";

/** A picture that cannot be kept costs its name and nothing else. Only the first is told: where one fails, most do. */
export function sparing(keep: KeepPicture, tell: (warning: string) => void): KeepPicture {
  let told = false;
  return async (...picture) => {
    try {
      return await keep(...picture);
    } catch (error) {
      if (!told) tell(`Pictures could not be kept, and are not named: ${String(error)}`);
      told = true;
      return NOWHERE;
    }
  };
}

/** The contract has text for an ad's picture; a page's that was not kept is null, as if none had been taken. */
export function withoutUnkept(evaluated: Evaluated): Evaluated {
  const unkept = Object.entries(evaluated.answer).filter(([key, url]) => PAGES.has(key) && url === NOWHERE);
  if (unkept.length === 0) return evaluated;
  const nulls = Object.fromEntries(unkept.map(([key]) => [key, null]));
  return { ...evaluated, answer: { ...evaluated.answer, ...nulls } };
}

const PAGES: ReadonlySet<string> = new Set(["landingPageScreenshotUrl", "alternateScreenshotUrl"]);
