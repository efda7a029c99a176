// The workbench's compiled code: `workbench`, which starts it, and `practice` and `labs`, which only some panels need and
// which are loaded when one of these is wanted (tools/split-module.mjs parts them).

async function compileFrom(source) {
  if (!(source instanceof URL)) return WebAssembly.compile(source);
  const response = await fetch(source);
  if (!response.ok) throw new TypeError(`${source.pathname} could not be fetched (${response.status}).`);
  // A server that does not know WebAssembly's type must not keep it from running.
  const streams = response.headers.get('Content-Type') === 'application/wasm';
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Compiles each file once, however many workbenches run it. A failure is forgotten, so that it can be tried again. */
function createCompiler(sourceOf) {
  const compiled = new Map();
  return (name) => {
    if (!compiled.has(name)) {
      const compiling = compileFrom(sourceOf(name));
      compiling.catch(() => compiled.delete(name));
      compiled.set(name, compiling);
    }
    return compiled.get(name);
  };
}

/** Names by the number of the function that stands in for what is not loaded yet. */
function readLaterNames(code) {
  const [section] = WebAssembly.Module.customSections(code, 'later functions');
  const lines = section ? new TextDecoder().decode(section).split('\n') : [];
  return Object.fromEntries(lines.map((line) => line.split(' ')));
}

/** The imports, and for those of the code that comes later, functions that say that it is too early. */
function withPlaceholders(imports, code) {
  const names = readLaterNames(code);
  const placeholders = new Proxy(
    {},
    {
      get: (_, number) => () => {
        throw new Error(`${names[number] ?? `Function ${number}`} was called before its panel was loaded.`);
      },
    },
  );
  return new Proxy(imports, { get: (known, name) => known[name] ?? placeholders });
}

/** `sourceOf(name)` gives the address of a file (a URL), or its bytes. */
export function createCodeLoader(sourceOf) {
  const compile = createCompiler(sourceOf);
  const exportsOf = new WeakMap();
  const laterCodeOf = new WeakMap();

  async function join(module, name) {
    const code = await compile(name);
    // Its start puts its functions in the places of those that stood in for them.
    await WebAssembly.instantiate(code, { primary: exportsOf.get(module) });
  }

  return {
    /** A new instance of Emscripten's module, as `createModule(options)` would give it. */
    async start(createModule, options) {
      let exports;
      let fail;
      // Emscripten does not hear of a failure in here.
      const failure = new Promise((_, reject) => (fail = reject));
      async function instantiate(imports, done) {
        const code = await compile('workbench');
        const instance = await WebAssembly.instantiate(code, withPlaceholders(imports, code));
        ({ exports } = instance);
        done(instance, code);
      }
      const instantiateWasm = (imports, done) => (instantiate(imports, done).catch(fail), {});
      const module = await Promise.race([createModule({ ...options, instantiateWasm }), failure]);
      exportsOf.set(module, exports);
      laterCodeOf.set(module, new Map());
      return module;
    },

    /**
     * Makes the functions marked PE_DEFERRED of the code `name` callable in an instance that `start` gave. At once when
     * they are already; after a failure (a TypeError where the file could not be fetched) it may be tried again.
     */
    load(module, name) {
      const loads = laterCodeOf.get(module);
      if (!loads.has(name)) {
        const loading = join(module, name);
        loading.catch(() => loads.delete(name));
        loads.set(name, loading);
      }
      return loads.get(name);
    },
  };
}
