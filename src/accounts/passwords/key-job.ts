/** What a key is made from: the memory in KiB, the length in bytes. */
export type KeyJob = {
  message: string
  nonce: Uint8Array
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}
