import { z } from "zod";

/** A list that is written with bars: "sofa|sofas|couch". */
export const BarList = z.string().transform((list) => list.split("|"));

/** The same, for looking words up. */
export const BarSet = BarList.transform((words): ReadonlySet<string> => new Set(words));
