import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3"

import { isFileName, type FileStore } from "./file-store.ts"

/**
 * Keeps files in a bucket of an S3-compatible server. The address names key, secret, server and bucket:
 * `https://KEY:SECRET@s3.example.org/bucket?region=eu-west-1`.
 */
export function createS3Store(address: string): FileStore & { close(): void } {
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
    maxAttempts: 3,
    // Servers other than Amazon's own do not all know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  })
  return {
    async put(name, bytes, type) {
      await client.send(
        new PutObjectCommand({ Bucket, Key: makeKey(name), Body: bytes, ContentType: type }),
      )
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
