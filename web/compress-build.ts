import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Puts a .br and a .gz beside every text file of the build, so that the server never compresses while somebody waits. */
export function compressBuild(folder: string): void {
  for (const name of globSync("**/*.{html,js,css,svg,json,txt,xml,webmanifest}", { cwd: folder })) {
    const path = join(folder, name);
    const content = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
