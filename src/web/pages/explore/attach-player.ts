import { nameFrame } from "#charts/frames/read-frame.ts"
import type { PackedFrames } from "#charts/frames/packed-frames.ts"

import { openFrameDrawing, type FrameDrawing } from "./open-frame-drawing.ts"

const CALM = "(prefers-reduced-motion: reduce)"
const CALM_SENTENCE = "Your device asks for less motion: go through the years step by step."
const LOST_SENTENCE =
  "The animation could not be loaded. The table of all years leads to each of them."

type Opened = { frames: PackedFrames; drawing: FrameDrawing }

/**
 * Lets the figure around a player go through its years: by itself, frame by frame, or to any of them. The frames are
 * fetched when they are first asked for. Returns what takes it off again and leaves the figure as it was.
 */
export function attachPlayer(box: HTMLElement): () => void {
  const figure = box.closest("figure")
  const parts = findParts(box)
  if (!figure || !parts) return () => undefined
  const detached = new AbortController()
  const player = createPlayer({ box, figure, parts, signal: detached.signal })
  listenTo(parts, player, detached.signal)
  box.hidden = false
  return () => {
    detached.abort()
    player.restore()
    box.hidden = true
  }
}

/** What the buttons and keys of a player ask for. */
type Player = {
  toggle: () => void
  stepBy: (by: number) => void
  goTo: (frame: number) => void
  restore: () => void
}

function createPlayer({
  box,
  figure,
  parts: { play, slider, link, said },
  signal,
}: {
  box: HTMLElement
  figure: HTMLElement
  parts: Parts
  /** Aborted when the player is taken off. */
  signal: AbortSignal
}): Player {
  const { years = "", path = "", player = "", ms = "400" } = box.dataset
  const names = years.split(",")
  const last = names.length - 1
  const calm = window.matchMedia(CALM)
  let opened: Promise<Opened | undefined> | undefined
  let at = last
  let isPlaying = false

  const open = () => (opened ??= fetchFrames(player, figure))
  const mark = (frames?: PackedFrames) => {
    const k = Math.round(at)
    slider.value = String(k)
    slider.setAttribute("aria-valuetext", frames ? nameFrame(frames, k) : (names[k] ?? ""))
    link.textContent = names[k] ?? ""
    link.href = `${path}&endYear=${names[k] ?? ""}`
  }
  const show = async (to: number) => {
    const found = await open()
    if (signal.aborted) return
    if (!found) {
      said.textContent = LOST_SENTENCE
      return
    }
    at = Math.min(Math.max(to, 0), last)
    found.drawing.show(at)
    mark(found.frames)
    if (!calm.matches) said.textContent = found.frames.remarks[Math.round(at)] ?? ""
  }
  const setPlaying = (value: boolean) => {
    isPlaying = value
    play.dataset["state"] = value ? "playing" : "paused"
    play.setAttribute("aria-label", value ? "Pause" : "Play")
  }
  const pause = () => {
    if (!isPlaying) return
    setPlaying(false)
    void show(Math.round(at))
  }
  const start = async () => {
    if (calm.matches || !(await open())) return show(at)
    if (at >= last) at = 0
    setPlaying(true)
    let before = performance.now()
    const step = (now: number) => {
      if (!isPlaying || signal.aborted) return
      void show(at + (now - before) / Number(ms))
      before = now
      if (at >= last) pause()
      else requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  }
  const goTo = (frame: number) => {
    setPlaying(false)
    void show(frame)
  }
  const followMotion = () => {
    play.disabled = calm.matches
    if (calm.matches) pause()
    said.textContent = calm.matches ? CALM_SENTENCE : ""
  }
  calm.addEventListener("change", followMotion, { signal })
  followMotion()
  mark()
  return {
    toggle: () => {
      if (isPlaying) pause()
      else void start()
    },
    stepBy: (by) => goTo(Math.round(at) + by),
    goTo,
    restore: () => {
      setPlaying(false)
      void opened?.then((found) => found?.drawing.restore())
    },
  }
}

function listenTo({ play, back, next, slider }: Parts, player: Player, signal: AbortSignal): void {
  play.addEventListener("click", player.toggle, { signal })
  back.addEventListener("click", () => player.stepBy(-1), { signal })
  next.addEventListener("click", () => player.stepBy(1), { signal })
  slider.addEventListener("input", () => player.goTo(Number(slider.value)), { signal })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== " ") return
    event.preventDefault()
    player.toggle()
  }
  slider.addEventListener("keydown", onKeyDown, { signal })
}

type Parts = NonNullable<ReturnType<typeof findParts>>

function findParts(box: HTMLElement) {
  const find = <T extends HTMLElement>(selector: string) => box.querySelector<T>(selector)
  const [play, back, next] = ["[data-play]", "[data-back]", "[data-next]"].map((selector) =>
    find<HTMLButtonElement>(selector),
  )
  const slider = find<HTMLInputElement>("input")
  const link = find<HTMLAnchorElement>("[data-frame]")
  const said = find("[data-said]")
  return play && back && next && slider && link && said
    ? { play, back, next, slider, link, said }
    : undefined
}

async function fetchFrames(path: string, figure: HTMLElement): Promise<Opened | undefined> {
  try {
    const answer = await fetch(path)
    if (!answer.ok) return undefined
    const frames = (await answer.json()) as PackedFrames
    return { frames, drawing: openFrameDrawing(figure, frames) }
  } catch {
    // Without a line the page stays as it is, and says so.
    return undefined
  }
}
