import { readdirSync } from "node:fs"
import { join } from "node:path"

import { expect } from "vitest"

import type { Importer } from "#importers/importer.ts"

import { readImporter } from "./read-importer.ts"

/**
 * Expects an importer to refuse each entry of a folder with the sentence that is given for it, and no entry without
 * one.
 */
export async function expectRefusals(
  importer: Importer,
  folder: string,
  sentences: Readonly<Record<string, string>>,
): Promise<void> {
  expect(Object.keys(sentences).sort()).toEqual(readdirSync(folder).sort())
  for (const [name, sentence] of Object.entries(sentences))
    await expect(readImporter(importer, join(folder, name)), name).rejects.toThrow(sentence)
}
