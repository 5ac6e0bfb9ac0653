import { sampleEvaluationWithScore, sampleFix } from "../contract/samples.ts";
import type { GitHubDouble } from "../doubles/github.ts";
import type { Call } from "../doubles/service-behaviours.ts";
import * as acts from "../doubles/service-behaviours.ts";

/** A repository with a page's copy in every kind of file, and what should become of each. */
export const FILES: Readonly<Record<string, string>> = {
  "site/index.html":
    "<!doctype html>\n<title>Marrow</title>\n<h1>\n  Welcome &amp; come\n  in\n</h1>\n<p>Unchanged</p>\n",
  "src/Hero.jsx":
    'export const Hero = () => (\n  <section>\n    <a className="btn">Read the story</a>\n  </section>\n);\n',
  "content/about.md": "# Our grinders\n\nMade by hand.\n",
  "cms/home.json": '{\n  "claim": "Say \\"hello\\" to mornings",\n  "other": 1\n}\n',
  "templates/card.html": "<h2>Twice told</h2>\n<p>x</p>\n<h3>Twice told</h3>\n",
  "site/footer.html": "<footer>See you around</footer>\n",
};

/** The same after every fix that can be suggested: nothing else may be different. */
export const FIXED_FILES: typeof FILES = {
  ...FILES,
  "site/index.html":
    "<!doctype html>\n<title>Marrow</title>\n<h1>\n  Fresh coffee &amp; a grinder\n</h1>\n<p>Unchanged</p>\n",
  "src/Hero.jsx":
    'export const Hero = () => (\n  <section>\n    <a className="btn">Shop the sale</a>\n  </section>\n);\n',
  "content/about.md": "# Hand grinders on sale\n\nMade by hand.\n",
  "cms/home.json": '{\n  "claim": "Say \\"hi\\" to 50% off",\n  "other": 1\n}\n',
};

const createFix = (n: number, element: string, currentValue: string, suggestedValue: string) =>
  sampleFix({
    ...{ id: `00000000-0000-4000-8000-00000000000${n}`, element, currentValue, suggestedValue },
    fixType: element === "Claim" ? "offer" : element === "Call to action" ? "cta" : "headline",
  });

/** What a service says as long as a file holds the words. */
const SERVICE_FINDINGS = [
  {
    file: "site/index.html",
    words: "Welcome",
    fix: createFix(1, "Headline", "Welcome & come in", "Fresh coffee & a grinder"),
  },
  {
    file: "src/Hero.jsx",
    words: "Read the",
    fix: createFix(2, "Call to action", "Read the story", "Shop the sale"),
  },
  {
    file: "content/about.md",
    words: "Our grinders",
    fix: createFix(3, "Subhead", "Our grinders", "Hand grinders on sale"),
  },
  {
    file: "cms/home.json",
    words: "hello",
    fix: createFix(4, "Claim", 'Say "hello" to mornings', 'Say "hi" to 50% off'),
  },
];
/** What stands in two places, and what the pull request does not touch: no suggestion can mend them. */
const UNFIXABLE = [
  createFix(5, "Card", "Twice told", "Once told"),
  createFix(6, "Farewell", "See you around", "Buy one more bag"),
];

/** A service that reads the page as the repository has it: it scores 8 once the words are mended, and 4 before. */
export const evaluatesFiles =
  (files: () => Readonly<Record<string, string>>) =>
  (call: Call): void => {
    const found = SERVICE_FINDINGS.filter(({ file, words }) => files()[file]?.includes(words)).map((each) => each.fix);
    const evaluation = sampleEvaluationWithScore(found.length > 0 ? 4 : 8);
    acts.evaluates({ ...evaluation, fixes: [...found, ...UNFIXABLE] })(call);
  };

/** The pull request adds these files. */
export const toAddedFiles = (files: Readonly<Record<string, string>>, ...but: string[]) =>
  Object.entries(files)
    .filter(([path]) => !but.includes(path))
    .map(([path, text]) => {
      const lines = text.trimEnd().split("\n");
      return { path, patch: `@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}`).join("\n")}` };
    });

/** The files after every suggestion of the pull request was applied with one click, as GitHub does it. */
export function applySuggestions(files: Readonly<Record<string, string>>, { reviews }: GitHubDouble): typeof FILES {
  const after: Record<string, string> = { ...files };
  for (const { path, body, line, startLine } of reviews.comments.toReversed()) {
    const block = /^(`{3,})suggestion\n([\s\S]*?)\n\1$/mu.exec(body)?.[2];
    if (block === undefined || line === null) continue;
    const lines = (after[path] ?? "").split("\n");
    lines.splice((startLine ?? line) - 1, line - (startLine ?? line) + 1, ...block.split("\n"));
    after[path] = lines.join("\n");
  }
  return after;
}
