import { openDatabase } from "#db/engine/connect.ts"
import { migrate } from "#db/engine/migrate.ts"

import { codeIn, peopleSite } from "./people-site.ts"
import { TEST_PASSWORD } from "./test-passwords.ts"

/** Signs people up, verifies them and writes a document of each, one after the other, and says so after each step; to be killed at any moment. */
const [, , place = "", run = ""] = process.argv
const db = await openDatabase(place.startsWith("postgres") ? { url: place } : { folder: place })
await migrate(db)
const site = await peopleSite(db, () => new Date())
const { accounts, documents, mail } = site.people
const caller = { address: "127.0.0.1", userAgent: "" }
const CHANGES = 3
console.log("open")
for (let k = 0; ; k++) {
  const email = `user-${run}-${String(k)}@example.org`
  const person = { fullName: "Amina", email, password: TEST_PASSWORD }
  const { id } = await accounts.signUp(person, caller)
  console.log(`begun ${id}`)
  await mail.idle()
  const code = codeIn(site.sent.at(-1))
  const { token } = await accounts.redeemCode({ handle: id, purpose: "sign-up", code }, caller)
  console.log(`verified ${id} ${token}`)
  const session = await site.people.findSession(token)
  if (!session) throw new Error("There is no session.")
  const { id: written } = await documents.create(session, { title: "0" })
  console.log(`document ${written} 0`)
  for (let title = 1; title <= CHANGES; title += 1) {
    await documents.change(session, written, { title: String(title) })
    console.log(`document ${written} ${String(title)}`)
  }
}
