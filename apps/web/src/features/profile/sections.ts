import { copy } from './copy.ts'

/** The parts of the account page, in their order; the menu leads to each. */
export const SECTIONS = {
  you: { id: 'you', label: copy.groups.you },
  skills: { id: 'skills', label: copy.groups.skills },
  place: { id: 'place', label: copy.groups.place },
  customFields: { id: 'custom-fields', label: copy.customFields },
  notifications: { id: 'notifications', label: copy.notifications },
  appearance: { id: 'appearance', label: copy.appearance.title },
  devices: { id: 'devices', label: copy.devices },
  yourData: { id: 'your-data', label: copy.yourData },
} as const
