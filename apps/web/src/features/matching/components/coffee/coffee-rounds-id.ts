/** Names the part of Matching people that coffee rounds are, in the page and in addresses. */
export const COFFEE_ROUNDS_ID = 'coffee-rounds'
