/** k6's engine has none; the schema's module makes one when it is loaded, for the side that encodes. */
class FinalizationRegistryShim {
  register(): void {}
  unregister(): boolean {
    return false
  }
}
Object.assign(globalThis, { FinalizationRegistry: 'FinalizationRegistry' in globalThis ? globalThis.FinalizationRegistry : FinalizationRegistryShim })
