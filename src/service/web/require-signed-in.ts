import type { SignedIn } from "../accounts/sessions.ts";
import { HttpError } from "../http-error.ts";
import type { EvaluationInput } from "./evaluation-form.ts";
import type { WebRequest } from "./web-context.ts";

/** A page needs an account, and the visitor is not signed in: the app shows the sign-in page. */
export class SignInRequired extends Error {
  override name = "SignInRequired";
  /** The input of a form, which is shown again afterwards. */
  readonly draft: EvaluationInput | null;

  constructor(draft: EvaluationInput | null = null) {
    super("This page needs an account.");
    this.draft = draft;
  }
}

/** @throws SignInRequired */
export function requireSignedIn(c: WebRequest): SignedIn {
  const signedIn = c.get("signedIn");
  if (signedIn === null) throw new SignInRequired();
  return signedIn;
}

/** @throws SignInRequired, or HttpError 404 for other accounts: they need not know the page. */
export function requireOwner(c: WebRequest): SignedIn {
  const signedIn = requireSignedIn(c);
  if (!signedIn.account.isOwner) throw new HttpError(404, "This page does not exist.");
  return signedIn;
}
