#!/usr/bin/env node
// Runs the bundled command line, and bundles it first (about 100 ms) when a source is newer than the bundle.
import { currentCli } from '../../../tools/build-cli.mjs';

process.setSourceMapsEnabled(true);
await import(await currentCli());
