import { openDatabase } from "#db/connect.ts"
import { migrate } from "#db/migrate.ts"

import { codeIn, peopleSite } from "./people-site.ts"

/** Signs people up and verifies them, one after the other, and says so after each; to be killed at any moment. */
const [, , place = "", run = ""] = process.argv
const db = await openDatabase(place.startsWith("postgres") ? { url: place } : { folder: place })
await migrate(db)
const site = await peopleSite(db, () => new Date())
const { accounts, mail } = site.people
const caller = { address: "127.0.0.1", userAgent: "" }
console.log("open")
for (let k = 0; ; k++) {
  const email = `user-${run}-${String(k)}@example.org`
  const person = { fullName: "Amina", email, password: "Right horse 7" }
  const { id } = await accounts.signUp(person, caller)
  console.log(`begun ${id}`)
  await mail.idle()
  const code = codeIn(site.sent.at(-1))
  const { token } = await accounts.redeemCode({ handle: id, purpose: "sign-up", code }, caller)
  console.log(`verified ${id} ${token}`)
}
