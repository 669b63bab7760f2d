import * as z from "zod"

import { CODE_LENGTH, emailProblem, LONGEST_EMAIL } from "#domain/accounts/account-rules.ts"
import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"

import { successSchema } from "../../answers/answer.schema.ts"
import { textField } from "../../operations/request-fields.ts"

const LONGEST_NAME = 100
const LONGEST_PASSWORD = 256
const EXAMPLE_ID = "3f0e8c52-6f4b-4c55-9d0e-0d8c4f1a2b3c"
const EXAMPLE_TOKEN = "mB3v0Zr4o1yqHhX2sT5uW8kQ9eA7dC6fG1jL0pN2rVs"

/** A name on one line. Signs that turn the direction of what follows are taken out: they hide words. */
const fullName = z
  .string({ error: ACCOUNT_MESSAGES.nameMissing })
  .transform((text) =>
    text
      .replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1, ACCOUNT_MESSAGES.nameMissing)
      .max(LONGEST_NAME, `Full Name must have at most ${String(LONGEST_NAME)} characters.`)
      .refine(hasNoControls, "Full Name contains characters that cannot be used."),
  )
  .meta({
    example: "Amina Diallo",
    override: { type: "string", minLength: 1, maxLength: LONGEST_NAME },
  })

const email = z
  .string({ error: ACCOUNT_MESSAGES.emailMissing })
  .min(1, ACCOUNT_MESSAGES.emailMissing)
  .max(LONGEST_EMAIL, ACCOUNT_MESSAGES.emailInvalid)
  .refine((text) => hasNoControls(text) && emailProblem(text) === undefined, {
    error: ACCOUNT_MESSAGES.emailInvalid,
  })
  .meta({ example: "amina@example.org" })

function passwordField(missing: string = ACCOUNT_MESSAGES.passwordMissing) {
  return z
    .string({ error: missing })
    .min(1, missing)
    .max(LONGEST_PASSWORD, `A password may have at most ${String(LONGEST_PASSWORD)} characters.`)
    .refine((text) => text.isWellFormed(), "The password holds half a character.")
    .meta({ example: "Baobab at 7 o'clock" })
}

function hasNoControls(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text)
}

const otp = z
  .string({ error: "otp is required." })
  .max(20, `otp must have ${String(CODE_LENGTH)} characters.`)
  .meta({ description: "The code of the mail, in any case.", example: "7K3P" })

const purposeMeaning =
  "What the code is for: `sign-up` (as when nothing is given), `reset` of the password, or to `enable` an account."

export const signUpBody = z.object({ fullName, email, password: passwordField() })

export const verifyBody = z.object({
  otp,
  userId: textField("userId", 100).meta({
    description:
      "The id that signing up, signing in or forgot-password answered; with `enable` the one in the details of the refusal.",
    example: EXAMPLE_ID,
  }),
  purpose: z
    .enum(["sign-up", "reset", "enable"])
    .default("sign-up")
    .meta({ description: purposeMeaning }),
})

export const codeBody = z.object({ otp })

export const resendBody = z.object({
  email,
  purpose: z.enum(["sign-up", "enable"]).default("sign-up").meta({ description: purposeMeaning }),
})

export const signInBody = z.object({ email, password: passwordField() })

export const emailBody = z.object({ email })

export const resetBody = z.object({
  password: passwordField().meta({ description: "The new password." }),
  token: z.string().max(200, "token is too long.").optional().meta({
    description: "The token from the mail, if it is not in the Authorization header.",
    example: EXAMPLE_TOKEN,
  }),
})

export const changePasswordBody = z.object({
  oldPassword: passwordField("oldPassword is required."),
  newPassword: passwordField("newPassword is required."),
})

const currentPassword = passwordField()
  .optional()
  .meta({ description: "The current password; needed when the sign-in is older than ten minutes." })

export const profileBody = z.object({
  fullName,
  email,
  imageUrl: z.string().max(300, "imageUrl is too long.").nullish().meta({
    description: "What `/upload` answered; null takes the image away, nothing leaves it.",
    example: "/uploads/3f0e8c526f4b4c559d0e0d8c4f1a2b3c.webp",
  }),
  password: currentPassword,
})

export const statusBody = z.object({
  id: textField("id", 100).meta({ description: "The own id.", example: EXAMPLE_ID }),
  status: z
    .enum(["enabled", "disabled"], { error: "status must be enabled or disabled." })
    .meta({ example: "disabled" }),
})

export const deleteBody = z.object({ password: currentPassword })

export const sessionParams = z.object({
  id: textField("id", 100).meta({ description: "Id of the session.", example: EXAMPLE_ID }),
})

/** An account as its owner sees it. */
const profileSchema = z
  .strictObject({
    id: z.string().meta({ example: EXAMPLE_ID }),
    fullName: z.string().meta({ example: "Amina Diallo" }),
    email: z.string().meta({ example: "amina@example.org" }),
    imageUrl: z.string().nullable().meta({
      description: "Image of the person, below this site's address, or null.",
      example: "/uploads/3f0e8c526f4b4c559d0e0d8c4f1a2b3c.webp",
    }),
    isVerified: z.boolean().meta({ example: true }),
    status: z.enum(["enabled", "disabled"]).meta({ example: "enabled" }),
    createdAt: z.string().meta({ example: "2026-06-01T12:00:00.000Z" }),
  })
  .meta({ id: "Profile" })

const sessionSchema = z
  .strictObject({
    id: z.string().meta({ example: EXAMPLE_ID }),
    device: z.string().meta({ example: "Firefox on Linux" }),
    signedInAt: z.string().meta({ example: "2026-06-01T12:00:00.000Z" }),
    lastUsedAt: z.string().meta({ example: "2026-06-01T12:30:00.000Z" }),
    isCurrent: z.boolean().meta({ description: "Whether it is the one that asks.", example: true }),
  })
  .meta({ id: "Session" })

const token = z.string().meta({ example: EXAMPLE_TOKEN })
const idOnly = z.strictObject({ id: z.string().meta({ example: EXAMPLE_ID }) })

export const nothingAnswer = successSchema(z.null(), "Done")
export const idAnswer = successSchema(idOnly, "Check your mail for OTP")
export const verifyAnswer = successSchema(
  z.strictObject({
    token: token.meta({
      description: "A session; with `reset` a token that only sets a new password.",
    }),
    user: profileSchema.nullable().meta({ description: "Null with `reset`." }),
  }),
  "Email verification Successful",
)
export const signInAnswer = successSchema(
  z.strictObject({
    token: token.nullable().meta({ description: "Null as long as the address is not verified." }),
    id: z.string().meta({ example: EXAMPLE_ID }),
    isVerified: z.boolean().meta({ example: true }),
    status: z.literal("enabled"),
  }),
  "Signed in",
)
export const tokenAnswer = successSchema(z.strictObject({ token }), "Password changed")
export const profileAnswer = successSchema(profileSchema, "Profile found")
export const changedProfileAnswer = successSchema(
  profileSchema.extend({
    pendingEmail: z.string().nullable().meta({
      description: "The new address, until its code is entered; null if there is none.",
      example: null,
    }),
  }),
  ACCOUNT_MESSAGES.profileUpdated,
)
export const sessionsAnswer = successSchema(z.array(sessionSchema), "Sessions found")
export const endedAnswer = successSchema(
  z.strictObject({ ended: z.int().meta({ description: "How many sessions ended.", example: 2 }) }),
  "Signed out everywhere",
)
export const personalDataAnswer = successSchema(
  z.strictObject({
    exportedAt: z.string().meta({ example: "2026-06-01T12:00:00.000Z" }),
    profile: profileSchema,
    sessions: z.array(sessionSchema),
    more: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).meta({
      description: "What other parts store about the person, such as documents, as lists by name.",
    }),
  }),
  "Your data",
)
