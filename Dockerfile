# syntax=docker/dockerfile:1
# Builds the web client. The server needs no build: Node runs its TypeScript directly.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# Installs only what the server needs at run time. The Node.js packages are removed, because the image has its own Node.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=2567 DATA_DIR=/data
WORKDIR /app
# The files belong to root, so the user that runs the server cannot change them.
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY shared shared
COPY rooms rooms
COPY server server
COPY --from=build /app/client/dist client/dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 2567
# Checks /healthz and not /readyz, because a server that drains or waits for Redis must not be restarted for that.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node runs as PID 1 without a shell, so it receives SIGTERM and can hand its matches over.
CMD ["node", "--max-semi-space-size=32", "--no-parallel-scavenge", "server/main.ts", "--no-build"]
