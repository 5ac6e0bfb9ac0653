import type { ErrorCode } from "yaml";

const QUOTE_REMEDY = "put the whole text in quotes";
const OR_QUOTE = `or ${QUOTE_REMEDY} if it is text`;

/** What to do about a YAML syntax error. `line` is the text of the line that contains it. */
export function explainSyntaxError(code: ErrorCode, message: string, line: string): string {
  switch (code) {
    case "TAB_AS_INDENT":
      return "YAML does not allow a tab here: indent with spaces";
    case "MULTIPLE_DOCS":
      return (
        'a second document starts here ("---"): put all ads into one list, ' + "or each document into a file of its own"
      );
    case "BAD_SCALAR_START":
      return `text cannot start with ${/\S$/.exec(message)?.[0] ?? "this character"}: ${QUOTE_REMEDY}`;
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MULTILINE_IMPLICIT_KEY":
      return 'YAML reads this as a key inside a value: fix the indentation, or put text that contains ": " in quotes';
    case "MISSING_CHAR":
      return explainMissingCharacter(message);
    case "BAD_INDENT":
      return (
        "the indentation does not match the lines above, or a bracket is not closed: align the keys, close the " +
        "bracket"
      );
    case "UNEXPECTED_TOKEN":
      return explainUnexpectedToken(line);
    default:
      return `YAML cannot read this (${message.slice(0, 120)}): fix it, ${OR_QUOTE}`;
  }
}

function explainMissingCharacter(message: string): string {
  if (/quote/.test(message)) return `a quote is opened before this point and not closed: close it with the same quote`;
  if (/without - indicator/.test(message)) {
    return "the indentation does not match the list above: align the keys of an ad under its first key";
  }
  return `YAML cannot read this (${message.slice(0, 120)}): write the missing character, ${OR_QUOTE}`;
}

function explainUnexpectedToken(line: string): string {
  const value = /^[\s-]*[^\s:]+:\s+(.*)$/.exec(line)?.[1] ?? "";
  if (/^["']/.test(value)) return "there is text after the closing quote: put all of the text inside the quotes";
  if (/^[{[]/.test(value)) return `a value that starts with ${value[0]} is read as YAML: ${QUOTE_REMEDY}`;
  return `YAML does not expect this here: align the keys of an ad under its first key, ${OR_QUOTE}`;
}
