/** Whether the device names its command key ⌘, as Apple's do. */
export function hasAppleKeys(device: { readonly platform: string } = navigator): boolean {
  return /^(Mac|iP)/.test(device.platform)
}
