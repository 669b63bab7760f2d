import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3"

import { AppError } from "#domain/errors.ts"

import { isFileName, type FileStore } from "./file-store.ts"

const CONNECT_MS = 3000
const SILENT_MS = 5000

/**
 * Keeps files in a bucket of an S3-compatible server. The address names key, secret, server and bucket:
 * `https://KEY:SECRET@s3.example.org/bucket?region=eu-west-1`. A bucket that fails or stays silent is "unavailable".
 */
export function createS3Store(
  address: string,
  { silentMs = SILENT_MS } = {},
): FileStore & { close(): void } {
  const url = new URL(address)
  const [, Bucket = "", ...folders] = url.pathname.split("/")
  const prefix = folders.filter(Boolean).map((folder) => `${folder}/`)
  const makeKey = (name: string) => `${prefix.join("")}${name}`
  const client = new S3Client({
    endpoint: `${url.protocol}//${url.host}`,
    region: url.searchParams.get("region") ?? "us-east-1",
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    forcePathStyle: true,
    maxAttempts: 2,
    // Without the last line the time is only warned of, and a silent server keeps a visitor waiting for ever.
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: silentMs,
      throwOnRequestTimeout: true,
    },
    // Servers other than Amazon's own do not all know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  })
  return {
    async put(name, bytes, type) {
      const object = { Bucket, Key: makeKey(name), Body: bytes, ContentType: type }
      try {
        await client.send(new PutObjectCommand(object))
      } catch (error) {
        throw new AppError("unavailable", undefined, { cause: error })
      }
    },
    async get(name) {
      if (!isFileName(name)) return undefined
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: makeKey(name) }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(name) {
      if (!isFileName(name)) return
      await client.send(new DeleteObjectCommand({ Bucket, Key: makeKey(name) }))
    },
    close: () => {
      client.destroy()
    },
  }
}
