import { at } from '../lists.ts';

/** Inner loops read with `??`, which is inlined, instead of `at`. */
export type Matrix = readonly (readonly number[])[];

/** The lower triangle L with L·Lᵀ the matrix, which is symmetric and positive definite. */
export function cholesky(matrix: Matrix): number[][] {
  const lower: number[][] = [];
  matrix.forEach((row, i) => {
    const own: number[] = [];
    lower.push(own);
    for (let j = 0; j <= i; j++) {
      const other = at(lower, j);
      let left = at(row, j);
      for (let k = 0; k < j; k++) left -= (own[k] ?? 0) * (other[k] ?? 0);
      own.push(i === j ? Math.sqrt(left) : left / at(other, j));
    }
  });
  return lower;
}

/** x with L·Lᵀ·x = b. */
export function solve(lower: Matrix, b: readonly number[]): number[] {
  return backward(lower, forward(lower, b));
}

/** The inverse of the matrix: where few of its entries are asked for, the others are not worked out. */
export function inverse(lower: Matrix): (row: number, column: number) => number {
  const roots = lower.map((_, unit) => forward(lower, [...zeros(unit), 1], unit));
  return (row, column) => at(roots, row).reduce((sum, x, i) => sum + x * at(at(roots, column), i), 0);
}

/** x with L·x = b; where b ends, it goes on with zeros, and before `from` it has nothing else. */
function forward(lower: Matrix, b: readonly number[], from = 0): number[] {
  const x = zeros(from);
  for (let i = from; i < lower.length; i++) {
    const row = at(lower, i);
    let left = b[i] ?? 0;
    for (let k = from; k < i; k++) left -= (row[k] ?? 0) * (x[k] ?? 0);
    x.push(left / at(row, i));
  }
  return x;
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}

/** x with Lᵀ·x = b; with b drawn from independent normals, x is normal with the inverse of the matrix as covariance. */
export function backward(lower: Matrix, b: readonly number[]): number[] {
  const x = [...b];
  for (let i = lower.length - 1; i >= 0; i--) {
    const row = at(lower, i);
    const value = at(x, i) / at(row, i);
    x[i] = value;
    for (let k = 0; k < i; k++) x[k] = (x[k] ?? 0) - (row[k] ?? 0) * value;
  }
  return x;
}
