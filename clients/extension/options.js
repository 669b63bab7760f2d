const field = document.querySelector("#server")
const { server = "http://127.0.0.1:3000" } = await chrome.storage.sync.get("server")
field.value = server
document.querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault()
  const { origin, protocol } = new URL(field.value)
  const isWeb = protocol === "https:" || protocol === "http:"
  if (isWeb) await chrome.storage.sync.set({ server: origin })
  document.querySelector("[role=status]").textContent = isWeb ? "Saved." : "This is no web address."
})
