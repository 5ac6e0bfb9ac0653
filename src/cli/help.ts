import type { Flags } from "./flags.ts";

export const GENERAL_HELP = `adhere checks that your ads and the pages they lead to still belong together.

  adhere check [manifest…]     evaluate every ad of a manifest and gate on the result
  adhere evaluate              evaluate one ad–page pair (or a batch) and print the contract's JSON

Try:
  adhere check ads.yml
  adhere check ads.yml --threshold 7.5 --warn-only
  adhere evaluate --request request.json

A manifest in its smallest form (ads.yml):

  version: 1
  ads:
    - id: spring-sale
      platform: meta
      asset: ads/spring-sale.png
      copy: { headline: Spring sale – 20 % off, cta: SHOP_NOW, page: Acme }
      landing: https://acme.example/spring

No account and no key is needed: the embedded engine evaluates with a Chrome that is installed, or the one
that came with this package. Exits: 0 the check passes, 1 the gate failed, 2 it could not judge.

adhere COMMAND --help tells more.
`;

const INTRODUCTIONS = {
  check: `adhere check [manifest…] [flags]

Reads the manifests (paths or globs; default ads.yml), evaluates every ad against its landing page, prints the
verdict table on stdout and writes JSON, JUnit and Markdown reports with the screenshots. Progress goes to stderr.

  adhere check
  adhere check "campaigns/**/ads.yml" --threshold 7.5
  adhere check --api-url https://adhere.example --on-inconclusive fail

Exits: 0 the check passes; 1 an ad scores below its threshold or its link is broken; 2 it could not judge
(a mistake in the manifest or a flag, or no ad could be evaluated).
`,
  evaluate: `adhere evaluate (--request FILE|- | --batch FILE|-) [flags]

Evaluates a request of the evaluation API and prints its 200 body as JSON, unchanged. imageUrl and adUrl may be
file: URLs here.

  adhere evaluate --request request.json
  echo '{"adData": {"imageUrl": "file:///ads/spring.png", "platform": "meta"},
         "landingPageData": {"url": "http://localhost:3000/spring"}}' | adhere evaluate --request -
  adhere evaluate --batch requests.ndjson --concurrency 2 --screenshots shots > answers.ndjson

A batch has one request a line, with an optional "id" beside its fields (default: the line's number), and answers
one line each in the order finished: {"id", "outcome"} or {"id", "error"}.

Exits: 0 every request was answered (a broken link is an answer, too); 2 one was not.
`,
} as const;

/** Help for one command: what it is for, examples, and every flag with its meaning. */
export function commandHelp(command: keyof typeof INTRODUCTIONS, flags: Flags): string {
  const rows = Object.entries(flags).map(([name, flag]) => {
    const left = `  --${name}${flag.takesValue ? " VALUE" : ""}${flag.short ? `, -${flag.short}` : ""}`;
    return `${left}\n${wrapped(flag.describe, 92, "      ")}`;
  });
  return `${INTRODUCTIONS[command]}\nFlags:\n${rows.join("\n")}\n`;
}

function wrapped(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + word.length + 1 > width) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => indent + each).join("\n");
}
