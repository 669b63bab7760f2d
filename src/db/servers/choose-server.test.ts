import { expect, test } from "vitest"

import { chooseWriter, orderByVersion, orderReaders, type ServerState } from "./choose-server.ts"

const server = (name: string, fields: Partial<ServerState> = {}) => {
  const state = { isUp: true, isStandby: true, dataVersion: 7, timeline: 1, ...fields }
  return { name, state: () => state }
}
const names = (servers: readonly { name: string }[]) => servers.map(({ name }) => name)

const primary = server("primary", { isStandby: false })
const present = server("present")
const behind = server("behind", { dataVersion: 6 })
const lost = server("lost", { isUp: false })

test("changes go to the server that follows no other", () => {
  expect(chooseWriter([present, primary], 0)?.name).toBe("primary")
  expect(chooseWriter([present, behind], 0)).toBeUndefined()
})

test("after a takeover changes go to the promoted server, even when the old one comes back", () => {
  const promoted = server("promoted", { isStandby: false, timeline: 2 })
  expect(chooseWriter([primary, promoted], 1)?.name).toBe("promoted")
})

test("an old primary that comes back alone gets no changes", () => {
  expect(chooseWriter([primary], 2)).toBeUndefined()
})

test("reads go round the standbys that hold the data version, and to the primary at last", () => {
  const second = server("second")
  const servers = [primary, present, behind, lost, second]
  const order = (turn: number) =>
    names(orderReaders(servers, { writer: primary, dataVersion: 7, turn }))
  expect([order(0), order(1)]).toEqual([
    ["present", "second", "primary"],
    ["second", "present", "primary"],
  ])
})

test("a standby that is behind is read only while there is no primary", () => {
  const options = { dataVersion: 7, turn: 0 }
  expect(names(orderReaders([primary, behind], { ...options, writer: primary }))).toEqual([
    "primary",
  ])
  expect(names(orderReaders([behind, lost], { ...options, writer: undefined }))).toEqual(["behind"])
})

test("without a primary the newest data come first", () => {
  expect(names(orderByVersion([behind, lost, present]))).toEqual(["present", "behind"])
})
