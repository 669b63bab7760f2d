import { TEXT_CHECK_KEYS } from "#domain/addresses/address-keys.ts"
import {
  LONGEST_LINKED_TEXT,
  pageCheckPath,
  textCheckCardPath,
  textCheckFramePath,
  textCheckPath,
} from "#domain/addresses/check-paths.ts"
import { AppError, type ErrorCode } from "#domain/errors.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import { describeUnknownKeys } from "#domain/format/query-keys.ts"
import { LONGEST_CHECKED_TEXT, MAX_CHECK_CHARTS } from "#domain/check-limits.ts"
import { countText } from "#domain/format/count-text.ts"

import type { OpenChecks, WebServices } from "../../services.server.ts"
import { findPoints } from "../check/load-check.server.ts"
import { readAsOf } from "../indicator/series-data.server.ts"
import { chooseExamples } from "./choose-examples.server.ts"
import { markText } from "./mark-text.ts"
import type { CheckedText, OpenCheckData, CheckRefusal } from "./page-data.ts"

type Services = Pick<
  WebServices,
  "checkOwnText" | "openChecks" | "posted" | "publicUrl" | "catalog"
>

/** What `/check` shows; `undefined` where the operator has closed it. */
export async function loadOpenCheck(
  services: Services,
  query: URLSearchParams,
): Promise<OpenCheckData | undefined> {
  const { openChecks, posted, publicUrl } = services
  if (!openChecks) return undefined
  const { day, problem } = readAsOf(posted ? new URLSearchParams({ asOf: posted.asOf }) : query)
  const form = {
    text: tidyText(posted?.text ?? query.get("text") ?? ""),
    url: posted ? "" : (query.get("url") ?? "").trim(),
    asOf: day ?? "",
  }
  const outcome = await checkForm(form, { ...services, openChecks })
  return {
    origin: publicUrl,
    form,
    notices: [
      ...describeUnknownKeys(query, TEXT_CHECK_KEYS),
      ...(problem === null ? [] : ["The date could not be read, so the text is read without one."]),
    ],
    links: posted ? null : buildLinks(form),
    checked: null,
    refusal: null,
    examples: await listExamples(outcome.checked, services),
    ...outcome,
  }
}

/** What to try, where nothing was found in what was sent. */
async function listExamples(
  checked: CheckedText | null | undefined,
  { checkOwnText }: Services,
): Promise<string[]> {
  return checked && checked.claims.length > 0 ? [] : chooseExamples(checkOwnText)
}

type Form = OpenCheckData["form"]
type Checking = Omit<Services, "openChecks"> & { openChecks: OpenChecks }

async function checkForm(
  form: Form,
  services: Checking,
): Promise<Partial<Pick<OpenCheckData, "checked" | "refusal">>> {
  if (form.text === "" && form.url === "") return {}
  try {
    return { checked: await (form.text === "" ? checkPage : checkText)(form, services) }
  } catch (error) {
    return { refusal: explainRefusal(error) }
  }
}

async function checkText(form: Form, services: Checking): Promise<CheckedText> {
  if (form.text.length > LONGEST_CHECKED_TEXT)
    throw new AppError(
      "too-large",
      `The text has ${countText(form.text.length)} characters; ${countText(LONGEST_CHECKED_TEXT)} can be checked at once. Send it in parts.`,
    )
  await services.openChecks.admit("text")
  const day = form.asOf === "" ? null : ({ text: form.asOf, givenBy: "visitor" } as const)
  return makeChecked({ text: form.text, day, article: null, isCut: false }, services)
}

async function checkPage(form: Form, services: Checking): Promise<CheckedText> {
  await services.openChecks.admit("address")
  const address = /^[a-z][a-z0-9+.-]*:/i.test(form.url) ? form.url : `https://${form.url}`
  const { title, text, day, address: found } = await services.openChecks.readArticle(address)
  const isCut = text.length > LONGEST_CHECKED_TEXT
  const own = day === null ? null : ({ text: day, givenBy: "article" } as const)
  return makeChecked(
    {
      text: isCut ? text.slice(0, Math.max(text.lastIndexOf("\n", LONGEST_CHECKED_TEXT), 1)) : text,
      day: form.asOf === "" ? own : { text: form.asOf, givenBy: "visitor" },
      article: { title, address: found },
      isCut,
    },
    services,
  )
}

type ReadText = Pick<CheckedText, "day" | "article" | "isCut"> & { text: string }

async function makeChecked(
  { text, ...rest }: ReadText,
  { openChecks, catalog }: Checking,
): Promise<CheckedText> {
  const found = await openChecks.check(text, { asOf: rest.day?.text })
  const charted = chooseCharted(found)
  const claims = await Promise.all(
    found.map(async (claim) => ({
      ...claim,
      points: charted.has(claim) ? await findPoints(claim, catalog) : null,
    })),
  )
  return { ...rest, paragraphs: markText(text, claims), claims }
}

/** The claims of a text whose charts are drawn: a long article would make a page of a megabyte. What is wrong comes first. */
function chooseCharted(claims: readonly CheckedClaim[]): ReadonlySet<CheckedClaim> {
  const isWrong = ({ status }: CheckedClaim) => status === "incorrect"
  const wrong = claims.filter(isWrong)
  const others = claims.filter((claim) => !isWrong(claim))
  return new Set([...wrong, ...others].slice(0, MAX_CHECK_CHARTS))
}

/** The same text with line ends of one kind. */
function tidyText(text: string): string {
  return text.replace(/\r\n?/g, "\n").trim()
}

function buildLinks({ text, url, asOf }: Form): OpenCheckData["links"] {
  if (text === "" && url === "") return null
  if (text === "") return { path: pageCheckPath(url, asOf), frame: null, card: null }
  const isShort = text.length <= LONGEST_LINKED_TEXT
  return {
    path: textCheckPath(text, asOf),
    frame: isShort ? textCheckFramePath(text, asOf) : null,
    card: isShort ? textCheckCardPath(text, asOf) : null,
  }
}

/** Faults that say something about what was sent; all others are ours. */
const STATUSES: Partial<Record<ErrorCode, number>> = {
  "bad-command": 400,
  "bad-file": 422,
  "download-failed": 422,
  "too-large": 413,
  "too-many-requests": 429,
  unavailable: 503,
}

function explainRefusal(error: unknown): CheckRefusal {
  const status = isFault(error) ? STATUSES[error.code] : undefined
  if (!isFault(error) || status === undefined) throw error
  const [detail] = error.details as { retryAfterSeconds?: number }[]
  const retryAfterSeconds = detail?.retryAfterSeconds ?? (status === 503 ? 5 : null)
  if (status !== 429) return { sentence: error.message, status, retryAfterSeconds }
  const minutes = Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60))
  const wait = minutes === 1 ? "a minute" : `${String(minutes)} minutes`
  return {
    sentence: `Your network has reached the limit of checks without an account. Please try again in ${wait}.`,
    status,
    retryAfterSeconds,
  }
}

/** By its name: the pages' build has a copy of the class of its own. */
function isFault(error: unknown): error is AppError {
  return error instanceof Error && error.name === "AppError"
}
