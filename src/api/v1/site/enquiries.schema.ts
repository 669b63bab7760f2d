import * as z from "zod"

import { HONEYPOT } from "#domain/accounts/enquiry.ts"

import { successSchema } from "../../answers/answer.schema.ts"

// What is missing or wrong in a text is said by the table of the domain, in the words of the forms.
const text = (description: string, example: string) =>
  z.string({ error: "Every field must be text." }).optional().meta({ description, example })

const email = text("Where the answer goes.", "ada@example.org")
const trap = { [HONEYPOT]: text("To be left empty: only programs fill it in.", "") }

export const ticketBody = z.object({
  firstName: text("First name.", "Ada"),
  email,
  title: text("What it is about.", "A wrong figure"),
  messageBody: text("The message.", "The figure of 2019 differs from the publisher's."),
  ...trap,
})

export const organisationBody = z.object({
  name: text("Name.", "Ada"),
  organization: text("Organization.", "Bureau of Statistics"),
  purpose: text("What the person asks for.", "A dashboard of schools"),
  email,
  phone: text("Digits only; optional.", "2348000000000"),
  ...trap,
})

export const requestBody = z.object({
  fullName: text("Full name.", "Ada Obi"),
  email: text("Where to send the answer; optional.", "ada@example.org"),
  country: text("Country.", "Ghana"),
  extraNotes: text("What the person asks for.", "Port traffic by month"),
  ...trap,
})

export const keptAnswer = (message: string) => successSchema(z.strictObject({}), message)
