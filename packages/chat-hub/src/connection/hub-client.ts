import type {
  HubEventArguments,
  HubEventName,
  HubMethodArguments,
  HubMethodName,
  HubMethodResult,
} from '@umkreis/schemas'
import type { HubState } from './state.ts'

/** Methods that may be sent twice without harm, so that they survive a lost connection. */
export type ResendableMethodName = 'SendMessage' | 'SendMessageToSeparateUsers' | 'UpdateMessage' | 'DeleteMessage'

/** What happens to one call. */
export interface InvokeOptions {
  /** Milliseconds to wait for the answer; 30,000 unless told. */
  timeoutMs?: number
}

/** What is known when a connection has just become usable. */
export interface ConnectedInfo {
  /** False for the first connection since `start`, true for each later one: then something may have been missed. */
  isReconnect: boolean
}

/** Stops what was begun: a subscription, a listener. Calling it again changes nothing. */
export type Unsubscribe = () => void

/**
 * One connection to the chat hub that heals itself. What conversations need of it is `invoke`, `send`, `subscribe` and
 * `onConnected`; the rest is for the application that owns it.
 */
export interface HubClient {
  /** Where the connection stands now. A new object after each change. */
  readonly state: HubState

  /** True exactly while `state.kind` is `connected`. */
  readonly isConnected: boolean

  /** Connects, and stays connected until `stop`. Without a stored access token it stays disconnected. Idempotent. */
  start(): void

  /** Closes, clears all subscribers, and rejects every call and every pending send with `HubClosedError`. Idempotent. */
  stop(): void

  /** Tells that the network is back: a wait for the next try ends at once (rule RE3). */
  notifyOnline(): void

  /**
   * Calls a method now, over the connection that is open now.
   *
   * @returns What the server answered, checked against its schema.
   * @throws {HubCallError} (as rejection) If the server refused; its `code` says why.
   * @throws {HubClosedError} If there is no connection, or it went away before the answer.
   * @throws {HubTimeoutError} If no answer came in time.
   */
  invoke<M extends HubMethodName>(
    method: M,
    args: Readonly<HubMethodArguments<M>>,
    options?: InvokeOptions,
  ): Promise<HubMethodResult<M>>

  /**
   * Calls a method that may be repeated. It waits for a connection if there is none, and is sent again, unchanged, after
   * each reconnect until it is answered; several are sent in the order of their calls (rules PS1 to PS4). Messages must
   * carry a `ClientMessageId`: the server stores the same one once.
   *
   * @throws {HubCallError} (as rejection) If the server refused for good, for example with `StaleEpoch`.
   * @throws {HubClosedError} If the client was stopped before the answer.
   * @throws {TypeError} If a message has no `ClientMessageId`.
   */
  send<M extends ResendableMethodName>(method: M, args: Readonly<HubMethodArguments<M>>): Promise<HubMethodResult<M>>

  /**
   * Receives an event, with arguments checked against its schema. Lasts until the connection closes: all subscribers are
   * cleared then, and `onConnected` is the place to subscribe again (rule SB1).
   */
  subscribe<E extends HubEventName>(event: E, handler: (...args: HubEventArguments<E>) => void): Unsubscribe

  /**
   * Runs after each handshake, before the first event is delivered and before pending sends go out: subscribe here, then
   * load what was missed. Called at once, in a microtask, when connected already. Survives reconnects.
   */
  onConnected(handler: (info: ConnectedInfo) => void | Promise<void>): Unsubscribe

  /** Runs after each change of `state.kind`. Survives reconnects. */
  onStateChange(handler: (state: HubState) => void): Unsubscribe
}
