const FINDABLE = '[hidden="until-found"]'

/**
 * Lets the browser's search in the page find the items that a closed fold hides, and opens the fold for what is found.
 * React writes `hidden="until-found"` as plain `hidden`, so it is set here. Gives what takes it back.
 */
export function letFind(fold: HTMLDetailsElement, foldedClass: string): () => void {
  const list = fold.previousElementSibling
  if (!list || !("onbeforematch" in list)) return () => undefined
  const show = () => {
    for (const item of list.querySelectorAll(FINDABLE)) item.removeAttribute("hidden")
  }
  const update = () => {
    if (fold.open) show()
    else
      for (const item of list.getElementsByClassName(foldedClass))
        item.setAttribute("hidden", "until-found")
  }
  const open = () => {
    fold.open = true
    // At once, so that the browser scrolls to where the item is in the open list.
    update()
  }
  update()
  fold.addEventListener("toggle", update)
  list.addEventListener("beforematch", open)
  return () => {
    fold.removeEventListener("toggle", update)
    list.removeEventListener("beforematch", open)
    show()
  }
}
