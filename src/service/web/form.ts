import type { z } from "zod";
import { html, type Markup, renderLines } from "../../report/html/markup.ts";
import { HttpError } from "../http-error.ts";
import type { WebRequest } from "./web-context.ts";

/**
 * The fields of a submitted form. Browsers send what the page's form has; other input gets 400.
 *
 * @throws HttpError
 */
export async function readForm<S extends z.ZodType>(c: WebRequest, schema: S): Promise<z.output<S>> {
  const { success, data } = schema.safeParse(await c.req.parseBody({ all: true }));
  if (!success) throw new HttpError(400, "The form is incomplete. Open the page again, and send it once more.");
  return data;
}

interface FieldOptions {
  name: string;
  label: string;
  type?: "text" | "email" | "password" | "url";
  value?: string;
  /** Below the field. */
  hint?: string;
  autocomplete?: string;
  isOptional?: boolean;
  /** Which keyboard a phone shows. */
  inputMode?: "url";
  isReadOnly?: boolean;
  maxLength?: number;
  minLength?: number;
}

/** A labelled input. */
export function renderField(field: FieldOptions): Markup {
  const { name, label, type = "text", value = "", hint, autocomplete = "off", isOptional, isReadOnly } = field;
  const mark = isOptional && html` <span class="grave">optional</span>`;
  return html`<p class="field"><label for="${name}">${label}${mark}</label>
    <input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" dir="auto"
    ${field.inputMode !== undefined && html` inputmode="${field.inputMode}"`}
    ${!isOptional && html` required`}${isReadOnly && html` readonly`}
    ${field.maxLength !== undefined && html` maxlength="${field.maxLength}"`}
    ${field.minLength !== undefined && html` minlength="${field.minLength}"`}
    ${hint !== undefined && html` aria-describedby="${name}-hint"`}>
    ${hint !== undefined && html`<span class="fine" id="${name}-hint">${hint}</span>`}</p>`;
}

interface TextAreaOptions {
  name: string;
  label: string;
  value: string;
  rows: number;
  hint?: string;
}

/** A labelled text of several lines, which may be empty. */
export const renderTextArea = ({ name, label, value, rows, hint }: TextAreaOptions): Markup =>
  html`<p class="field"><label for="${name}">${label} <span class="grave">optional</span></label>
    <textarea id="${name}" name="${name}" rows="${rows}" dir="auto"
    ${hint !== undefined && html` aria-describedby="${name}-hint"`}>${renderLines(value)}</textarea>
    ${hint !== undefined && html`<span class="fine" id="${name}-hint">${hint}</span>`}</p>`;

/** A labelled choice. @param choices value and label of each. */
export const renderSelect = (
  name: string,
  label: string,
  choices: readonly (readonly [value: string, label: string])[],
  selected: string,
): Markup =>
  html`<p class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${choices.map(
    ([value, text]) => html`<option value="${value}"${value === selected && html` selected`}>${text}</option>`,
  )}</select></p>`;

/** What went wrong, announced by screen readers; null where nothing did. */
export const renderProblem = (problem: string | null): Markup | null =>
  problem === null ? null : html`<p class="message fail" role="alert">${problem}</p>`;

/** What was done. */
export const renderDone = (text: string | null): Markup | null =>
  text === null ? null : html`<p class="message pass" role="status">${text}</p>`;
