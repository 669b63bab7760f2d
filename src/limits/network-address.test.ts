import { expect, test } from "vitest"

import { networkAddress } from "./network-address.ts"

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.7", "64:ff9b:0:0::/64"],
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
