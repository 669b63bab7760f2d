import { emailProblem, LONGEST_EMAIL } from "./account-rules.ts"

/** A field of a form: what is said when it is empty, and how long it may be. */
type Field = {
  name: string
  /** Said when nothing was typed; a field without it may stay empty. */
  required?: string
  form?: "email" | "digits"
  longest: number
}

const LONGEST_LINE = 200
/** Letters of the longest message of any form. */
export const LONGEST_MESSAGE = 5000
const EMAIL: Field = {
  name: "email",
  required: "Email is required",
  form: "email",
  longest: LONGEST_EMAIL,
}

/** The forms by which people write to us: every field with its message, for the browser and for the server. */
export const ENQUIRY_FIELDS = {
  ticket: [
    { name: "firstName", required: "FirstName is required", longest: LONGEST_LINE },
    EMAIL,
    { name: "title", required: "Title is required", longest: LONGEST_LINE },
    { name: "messageBody", required: "Message is required", longest: LONGEST_MESSAGE },
  ],
  organisation: [
    { name: "name", required: "Name is required", longest: LONGEST_LINE },
    { name: "organization", required: "Organization is required", longest: LONGEST_LINE },
    { name: "purpose", required: "Purpose is required", longest: LONGEST_MESSAGE },
    EMAIL,
    { name: "phone", form: "digits", longest: 30 },
  ],
  request: [
    { name: "fullName", required: "Full Name is required", longest: LONGEST_LINE },
    EMAIL,
    { name: "country", required: "Country is required", longest: LONGEST_LINE },
    { name: "extraNotes", required: "Extra Notes is required", longest: LONGEST_MESSAGE },
  ],
  application: [
    // Said by the page that it is sent from.
    { name: "position", longest: LONGEST_LINE },
    { name: "fullName", required: "Full Name is required", longest: LONGEST_LINE },
    EMAIL,
    { name: "messageBody", longest: LONGEST_MESSAGE },
  ],
} as const satisfies Readonly<Record<string, readonly Field[]>>

export type EnquiryKind = keyof typeof ENQUIRY_FIELDS

/** Letters of the longest form, all its fields together. */
export const LONGEST_ENQUIRY = Math.max(
  ...Object.values(ENQUIRY_FIELDS).map((fields) =>
    fields.reduce((sum, { longest }) => sum + longest, 0),
  ),
)

/** A form as it was sent: texts by the name of their field. */
export type EnquiryValues = Readonly<Record<string, string>>

export type FieldProblem = { field: string; problem: string }

/** No person sees this field; a program that fills every field of a form gives itself away by it. */
export const HONEYPOT = "website"

const FORM_PROBLEMS: Readonly<
  Record<NonNullable<Field["form"]>, (text: string) => string | undefined>
> = {
  email: emailProblem,
  digits: (text) =>
    /^\d+$/.test(text) ? undefined : "Phone number can only contain numeric values",
}

/** What is wrong with a form, in the order of its fields; empty when it can be sent. One field may be absent altogether. */
export function checkEnquiry(
  kind: EnquiryKind,
  values: EnquiryValues,
  mayLack?: string,
): FieldProblem[] {
  return ENQUIRY_FIELDS[kind].flatMap((field) => {
    if (field.name === mayLack && values[mayLack] === undefined) return []
    const problem = checkField(field, plainText(values[field.name]))
    return problem === undefined ? [] : [{ field: field.name, problem }]
  })
}

/** The fields of the form alone, each without spaces around its text and without signs that are none, as NUL, which no database keeps. Lines end in one way. */
export function enquiryValues(kind: EnquiryKind, values: EnquiryValues): EnquiryValues {
  return Object.fromEntries(ENQUIRY_FIELDS[kind].map(({ name }) => [name, plainText(values[name])]))
}

function plainText(text = ""): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, "")
    .trim()
}

function checkField(field: Field, text: string): string | undefined {
  if (text === "") return field.required
  if (text.length > field.longest) return `At most ${String(field.longest)} characters fit here`
  return field.form && FORM_PROBLEMS[field.form](text)
}
