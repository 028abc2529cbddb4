import { logWarning } from '../log.ts'

/**
 * Asks the browser to keep what it stores for this page also when it runs short of space. Browsers that ask their owner
 * are asked once: what was granted is not asked for again. Never rejects.
 *
 * @returns Whether it is kept.
 */
export async function askToKeep(storage: StorageManager | undefined = navigator.storage): Promise<boolean> {
  try {
    if (!storage?.persist) return false
    return (await storage.persisted()) || (await storage.persist())
  } catch (error) {
    logWarning('The browser could not be asked to keep what it stores', error)
    return false
  }
}
