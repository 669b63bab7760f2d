/** What helps where the files themselves are whole. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /no space left|ENOSPC|disk quota|EDQUOT/i,
    "Make room on its disk and start again; what was saved is still there.",
  ],
  [
    /permission denied|EACCES|EPERM|read-only file system|EROFS/i,
    "Let the user that runs the site read and write this folder, and start again.",
  ],
  [
    /incompatible with server/i,
    "Another version of this program made it. Start that one, or put a backup of this one in its place.",
  ],
]
const DAMAGED =
  "Its files are damaged. Keep a copy of this folder, then put a backup in its place. Without a backup, move it away and start again: figures can be imported anew, accounts, documents and messages are lost. See “Backup and restore” in docs/operations.md."

/** What an operator can do about a database that is there and cannot be opened for this reason. */
export function adviseOnFault(reason: string): string {
  return ADVICE.find(([pattern]) => pattern.test(reason))?.[1] ?? DAMAGED
}
