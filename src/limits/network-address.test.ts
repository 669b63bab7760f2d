import { expect, test } from "vitest"

import { networkAddress, widerNetwork } from "./network-address.ts"

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["0:0:0:0:0:FFFF:c000:0207", "192.0.2.7"],
  ["[::ffff:192.0.2.7]:50123", "192.0.2.7"],
  ["64:ff9b::192.0.2.7", "192.0.2.7"],
  ["64:ff9b::c000:207", "192.0.2.7"],
  ["64:ff9b:1::c000:207", "64:ff9b:1:0::/64"],
  ["2001:db8:1:2:3:4:192.0.2.7", "2001:db8:1:2::/64"],
  ["192.0.2.7:50123", "192.0.2.7"],
  [" 192.0.2.7 ", "192.0.2.7"],
  ['"[2001:db8:1:2::1]:50123"', "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["unknown7", "unknown"],
  ["_hidden:1", "unknown"],
  ["1.2.3.999", "unknown"],
  ["", "unknown"],
])("%s is counted as %s", (address, counted) => {
  expect(networkAddress(address)).toBe(counted)
})

test.each([
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["amina@example.org 2001:db8:1:2::/64", "amina@example.org 2001:db8:1::/48"],
  ["192.0.2.7", undefined],
  ["amina@example.org 192.0.2.7", undefined],
  ["2001:db8:1::/48", undefined],
  ["unknown", undefined],
])("around %s lies %s", (key, wider) => {
  expect(widerNetwork(key)).toBe(wider)
})
