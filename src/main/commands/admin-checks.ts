import { deletePublishedById, selectLastPublished } from "#db/accounts/published-checks.ts"
import { AppError } from "#domain/errors.ts"

import type { DataCommandOptions } from "./data-command.ts"

const SHOWN = 50

/** `checks list` and `checks unpublish ID`: what people have published, and taking one of them back. */
export async function checksAdmin({ args, openDb, print }: DataCommandOptions): Promise<number> {
  const [action = "", id = ""] = args
  if (action === "list") {
    const rows = await selectLastPublished(await openDb(), SHOWN)
    for (const { id: check, title, email, publishedAt } of rows)
      print(`${check} ${publishedAt.toISOString()} ${email}: ${title}`)
    if (rows.length === 0) print("Nobody has published a check.")
    return 0
  }
  if (action !== "unpublish" || id === "")
    throw new AppError("bad-command", "The action must be list, or unpublish with an id.")
  const isGone = await deletePublishedById(await openDb(), id)
  print(isGone ? `${id} is taken back.` : `There is no published check ${id}.`)
  return isGone ? 0 : 1
}
