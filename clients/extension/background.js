/** The site that checks, unless another one is set in the options. */
const DEFAULT_SERVER = "http://127.0.0.1:3000"
const MENU = "check"

chrome.runtime.onInstalled.addListener(() => {
  chrome.contextMenus.create({
    id: MENU,
    title: "Check this text",
    contexts: ["selection", "page"],
  })
})

chrome.action.onClicked.addListener((tab) => checkTab(tab.id))
chrome.contextMenus.onClicked.addListener((_choice, tab) => checkTab(tab?.id))

/** Marks the statements of a tab: those of the selection or, without one, of the article. */
async function checkTab(tabId) {
  if (tabId === undefined) return
  await chrome.scripting.executeScript({ target: { tabId }, files: ["mark.js"] })
}

// Pages may forbid requests to other sites, so the worker sends them.
chrome.runtime.onMessage.addListener((message, sender, answer) => {
  if (message?.kind !== "check" || sender.id !== chrome.runtime.id) return false
  checkText(message.text, message.asOf).then(answer, () =>
    answer({ fault: "The server could not be reached. Its address is in the extension's options." }),
  )
  return true
})

/** What the server finds in a text: claims, or a fault in a sentence. */
async function checkText(text, asOf) {
  const { server = DEFAULT_SERVER } = await chrome.storage.sync.get("server")
  const response = await fetch(`${server.replace(/\/+$/, "")}/check.json`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    credentials: "omit",
    body: new URLSearchParams({ text, asOf }),
  })
  if (!response.ok) return { fault: (await response.text()).slice(0, 300) }
  const { data } = await response.json()
  return { claims: data.claims }
}
