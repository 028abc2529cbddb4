// What people have in common, and who meets whom. Every name is listed: this is a front door.
export { createCoffeeRounds, type CoffeeRoundsResource } from './coffee-rounds.ts'
export { createMatching, type MatchingResource } from './matching.ts'
