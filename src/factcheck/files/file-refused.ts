/** Thrown for a file that is not read, with a sentence for who sent it. */
export class FileRefused extends Error {
  override name = "FileRefused"
}
