import { attachPlayer } from "../explore/attach-player.ts"

const player = document.querySelector<HTMLElement>("[data-player]")
if (player) attachPlayer(player)
