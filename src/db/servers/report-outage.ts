import { errorMessage } from "#domain/text/error-message.ts"

export type OutageReport = {
  failed(error: unknown): void
  succeeded(): void
}

type OutageText = {
  onNotice: (sentence: string) => void
  describeFailure: (reason: string) => string
  recovered: string
}

/** Reports why something that is tried again and again fails, once for each reason, and when it succeeds again. */
export function reportOutage({ onNotice, describeFailure, recovered }: OutageText): OutageReport {
  const reasons = new Set<string>()
  return {
    failed(error) {
      const reason = errorMessage(error).replace(/\.$/, "")
      if (reasons.has(reason)) return
      reasons.add(reason)
      onNotice(describeFailure(reason))
    },
    succeeded() {
      if (reasons.size === 0) return
      reasons.clear()
      onNotice(recovered)
    },
  }
}
