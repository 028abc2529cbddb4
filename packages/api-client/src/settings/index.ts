// How somebody, and their organisation, want to write and be told. Every name is listed: this is a front door.
export { createChatSettings, type ChatSettingsResource } from './chat-settings.ts'
export { createPreferences, type PreferencesResource } from './preferences.ts'
export { createPush, type PushResource } from './push.ts'
