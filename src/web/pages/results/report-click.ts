/** Notes that a result was opened. The answer does not matter: the visitor is already on the way. */
export function reportClick(searchId: string, datasetId: string | null): void {
  const body = JSON.stringify({ clicked: true, ...(datasetId !== null && { datasetId }) })
  fetch(`/api/v1/search/${encodeURIComponent(searchId)}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    keepalive: true,
    body,
  }).catch(() => undefined)
}
