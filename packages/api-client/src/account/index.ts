// What somebody does with their own account. Every name is listed: this is a front door.
export { createAccount, type AccountResource } from './account.ts'
export { createProfileSuggestions, type SuggestProfileValues } from './profile-suggestions.ts'
