import type { AccountRow } from "#db/accounts/accounts.ts"

/** An account as its owner sees it. */
export type Profile = Pick<
  AccountRow,
  "id" | "email" | "fullName" | "imageUrl" | "isVerified" | "status" | "createdAt"
>

/** What of an account its owner may see. */
export function mapProfile(account: AccountRow): Profile {
  const { id, email, fullName, imageUrl, isVerified, status, createdAt } = account
  return { id, email, fullName, imageUrl, isVerified, status, createdAt }
}
