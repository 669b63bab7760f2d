/** Thrown for a file that is not read, with a sentence for the sender. */
export class FileRefused extends Error {
  override name = "FileRefused"
}
